import { Html } from '../Html';

/** Title of a page that lists others, and what it is about (HTML). */
export function ListHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <h1>{title}</h1>
      {description && <Html className="lede" html={description} />}
    </>
  );
}
