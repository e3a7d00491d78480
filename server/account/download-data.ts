import { product } from '#contract/product.ts';
import { operation } from '../api/operation.ts';
import { hashInAddress } from '../pictures/picture-address.ts';
import { collectData } from './collect-data.ts';
import { toPendingEmailChange } from './email-change.ts';
import { requireOwner } from './require-owner.ts';

export const downloadData = operation.account.download
  .use(requireOwner)
  .handler(async ({ context: { accountCodes, database, environment, pictures, currentUser, sessionId } }) => {
    const now = new Date();
    const hash = hashInAddress(currentUser.id, currentUser.image);
    const [data, picture, pending] = await Promise.all([
      collectData(database, currentUser, { demo: environment.demo }),
      hash && pictures.find(currentUser.id, hash),
      accountCodes.find({ purpose: 'email-change', userId: currentUser.id, sessionId }),
    ]);
    const content = {
      readAt: now.toISOString(),
      ...data,
      picture: picture ? `data:${picture.contentType};base64,${picture.content.toString('base64')}` : null,
      pendingEmailChange: pending ? toPendingEmailChange(pending) : null,
    };
    const name = `${product.slug}-account-${now.toISOString().slice(0, 10)}.json`;
    return new File([JSON.stringify(content, null, 2)], name, { type: 'application/json' });
  });
