import type { System } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/** Words that the library draws around the texts of a document, by the keys of ours. */
const frame = {
  parameters: 'Parameters',
  noParameters: 'No parameters',
  requestBody: 'Request body',
  responses: 'Responses',
  code: 'Code',
  description: 'Description',
  details: 'Details',
  name: 'Name',
  type: 'Type',
  headers: 'Headers:',
  mediaType: 'Media type',
  exampleValue: 'Example Value',
  editValue: 'Edit Value',
  schema: 'Schema',
  defaultValue: 'Default value',
  availableValues: 'Available values',
  sendEmptyValue: 'Send empty value',
  tryItOut: 'Try it out',
  cancel: 'Cancel',
  execute: 'Execute',
  clear: 'Clear',
  reset: 'Reset',
  download: 'Download',
  requestUrl: 'Request URL',
  serverResponse: 'Server response',
  responseBody: 'Response body',
  responseHeaders: 'Response headers',
  requestDuration: 'Request duration',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  expand: 'Expand operation',
  collapse: 'Collapse operation',
  copyPath: 'Copy path to clipboard',
  copyCode: 'Copy code to clipboard',
  copyCommand: 'Copy cURL command to clipboard',
} as const;

type FrameKey = keyof typeof frame;

const keys = new Map(Object.entries(frame).map(([key, word]) => [word as string, key as FrameKey]));

type AccessKey = 'none' | 'session' | 'sessionOrKey';

/** Texts that the page adds to an operation. */
type OwnKey =
  | `access.${AccessKey}`
  | `accessShort.${AccessKey}`
  | 'access.permissions'
  | 'access.permissionsByRequest'
  | 'tryItOut.withKey'
  | 'tryItOut.withoutKey'
  | 'tryItOut.refused';

export interface FrameWords {
  language: string;
  direction: 'ltr' | 'rtl';
  text(key: `frame.${FrameKey}` | OwnKey): string;
}

type CreateElement = System['React']['createElement'];
type Props = Record<string, unknown> | null;

let words: FrameWords | undefined;
let isTranslated = false;

/**
 * Lets the library draw its own words in another language. It has no translations, but a React of its own, through which
 * every element passes: a word that is not in the list stays as it is.
 */
export function translateFrame(React: System['React'], next: FrameWords): void {
  words = next;
  if (isTranslated) return;
  isTranslated = true;
  const create = React.createElement as (type: unknown, props: Props, ...children: unknown[]) => never;
  const translated = (type: unknown, props: Props, ...children: unknown[]) => {
    if (typeof type !== 'string') return create(type, translateSource(props), ...children);
    const shown = children.map(translate);
    const isOurs = shown.some((child, place) => child !== children[place]);
    const texts = { ...props, ...translateProp(props, 'title'), ...translateProp(props, 'aria-label') };
    return create(
      type,
      { ...texts, ...(isOurs && { lang: words?.language, dir: words?.direction }) },
      ...shown,
    );
  };
  React.createElement = translated as CreateElement;
}

function translate<Value>(value: Value): Value | string {
  const key = typeof value === 'string' ? keys.get(value.trim()) : undefined;
  return key && words ? words.text(`frame.${key}`) : value;
}

function translateProp(props: Props, name: string): Props {
  return typeof props?.[name] === 'string' ? { [name]: translate(props[name]) } : null;
}

/** Some words begin a line of Markdown: '<i>Default value</i> : 20'. An empty text as a default says nothing. */
function translateSource(props: Props): Props {
  if (typeof props?.source !== 'string') return props;
  const source = props.source.replace(/^<i>([^<]+)<\/i> : (.*)$/s, (whole, word: string, value: string) => {
    const text = translate(word);
    if (text === word) return whole;
    return value.trim() === ''
      ? ''
      : `<span lang="${words?.language}" dir="${words?.direction}">${text} <bdi>${value}</bdi></span>`;
  });
  return { ...props, source };
}
