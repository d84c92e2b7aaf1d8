import { Html } from '../Html';

/** Title and description (HTML) of a page that lists other pages. */
export function ListHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <h1>{title}</h1>
      {description && <Html className="lede" html={description} />}
    </>
  );
}
