import type { ComponentProps } from 'react';
import { useNavigation } from 'react-router';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { PostForm } from './post-form.tsx';

interface PostButtonProps extends Omit<ButtonProps, 'type' | 'name' | 'value' | 'loading' | 'form'> {
  /** Name of the wish, for the action of the page. */
  intent: string;
  /** Further fields, such as the id of what it is about. */
  fields?: Readonly<Record<string, string>>;
  form?: Pick<ComponentProps<typeof PostForm>, 'replace' | 'preventScrollReset'>;
}

/** Form that consists of its button, which waits while it is sent. */
export function PostButton({ intent, fields, form, ...button }: PostButtonProps) {
  const sent = useNavigation().formData;
  const all = Object.entries({ intent, ...fields });
  return (
    <PostForm {...form}>
      {all.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" loading={all.every(([name, value]) => sent?.get(name) === value)} />
    </PostForm>
  );
}
