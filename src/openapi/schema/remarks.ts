import { asList, isObject, type Json, mapParts } from '../document/document';

const remark =
  /^(title|description|examples?|default|deprecated|nullable|readOnly|writeOnly|x-.*)$/;

/** Whether a keyword is only an annotation, which doesn't change which values are allowed. */
export function isRemark(keyword: string): boolean {
  return remark.test(keyword);
}

/** Whether keywords constrain more than the type, so an example of another part may not satisfy them. */
export function constrainsMore(keywords: Json): boolean {
  return !Object.keys(keywords).every((key) => key === 'type' || isRemark(key));
}

/** Removes examples that are objects, because they show only the part and not the whole. */
export function dropObjectExamples(part: Json): Json {
  return mapParts(part, (value, key) => {
    const [first] = key === 'examples' ? asList(value) : [value];
    return /^(examples?|default)$/.test(key) && isObject(first) ? undefined : value;
  });
}
