import Building2 from 'lucide-react/icons/building-2';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormContext } from '../../../components/form/form-context.ts';
import { writeFields } from '../../../components/form/form-values.ts';
import { PictureChoice } from '../../../components/picture/picture-choice.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { OrganizationPicture } from '../organization/organization-picture.tsx';

/**
 * The picture of an organization that does not exist yet: the form sends it along, and the action uploads it. Cropping
 * needs JavaScript; without it the organization begins with its initials.
 */
export function NewPicture() {
  const { t } = useTranslation('organizations');
  const { ref, values } = useFormContext();
  const [content, setContent] = useState(values.picture ?? '');
  const [name, setName] = useState(values.name ?? '');
  useEffect(() => {
    const form = ref.current;
    const follow = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'name') setName(target.value);
    };
    form?.addEventListener('input', follow);
    return () => form?.removeEventListener('input', follow);
  }, [ref]);
  const choose = async (picture: string) => {
    if (ref.current) writeFields(ref.current, { picture });
  };
  return (
    <Field label={t('fields.picture')} group="group" optional className="noscript:hidden">
      <PictureChoice
        shown={
          name.trim() || content ? (
            <OrganizationPicture organization={{ name, logo: logoOf(content) }} size={64} />
          ) : (
            <span className="grid size-16 place-items-center rounded-[0.875rem] bg-sunken text-text-3">
              <Icon of={Building2} size={20} />
            </span>
          )
        }
        hasPicture={content !== ''}
        save={choose}
        remove={() => choose('')}
      />
      <input
        type="hidden"
        name="picture"
        value={content}
        onInput={(event) => setContent(event.currentTarget.value)}
      />
    </Field>
  );
}

/** Browsers look at the bytes for what kind of picture it is. */
function logoOf(content: string): string | null {
  return content === '' ? null : `data:image/webp;base64,${content}`;
}
