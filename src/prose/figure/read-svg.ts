import { nearest } from '../../text/nearest';
import type { LocatedFinding } from '../position';
import {
  allowedElements,
  allowedFunctions,
  droppedAttributes,
  figureTokens,
  lookAttributes,
  paintAttributes,
  placeAttributes,
} from './allowed';
import { readXml, type XmlAttribute, type XmlElement } from './read-xml';

/** A mistake and where in the text it is. */
interface Mistake {
  offset: number;
  found: string;
  expected: string;
  repair: string;
}

/** Reads the SVG text of a figure. Only one without problems has a `root`, which may stand in a page. */
export function readSvg(text: string): { root?: XmlElement; problems: LocatedFinding[] } {
  const read = readXml(text);
  const mistakes = 'root' in read ? checkRoot(read.root) : [describeUnreadable(read.offset, text)];
  // A drawing program repeats its ways; each of them is told once.
  const first = mistakes.filter(
    ({ found }, index) => mistakes.findIndex((other) => other.found === found) === index,
  );
  const problems = first.map(({ offset, ...mistake }) => {
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, ...mistake };
  });
  return { ...('root' in read && problems.length === 0 && { root: read.root }), problems };
}

/** The elements below one, itself first. */
export function listElements(element: XmlElement): XmlElement[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : listElements(child))),
  ];
}

/** The value of an attribute. */
export function readAttribute({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

function describeUnreadable(offset: number, text: string): Mistake {
  const [start = ''] = text.slice(offset, offset + 40).split('\n');
  return {
    offset,
    found: start
      ? `what is no element, attribute or text of SVG: ${start}`
      : 'an SVG that ends too early',
    expected: 'one <svg> element, every element in it closed, and no DOCTYPE',
    repair: 'save it as plain SVG, or correct it',
  };
}

function checkRoot(root: XmlElement): Mistake[] {
  const elements = listElements(root);
  const ids = elements.flatMap((element) => readAttribute(element, 'id') ?? []);
  const viewBox =
    readAttribute(root, 'viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const isScaled = viewBox.length === 4 && viewBox.every(Number.isFinite) && (viewBox[2] ?? 0) > 0;
  const isSized = isScaled || isStretched(root);
  const mistakes: Mistake[] = [];
  if (root.name !== 'svg' || !isSized) {
    mistakes.push({
      offset: root.offset,
      found: root.name === 'svg' ? '<svg> without a viewBox' : `<${root.name}> instead of <svg>`,
      expected:
        '<svg viewBox="0 0 720 400"> around the drawing, or <svg width="100%" height="120"> around one in percent',
      repair: 'add the size of the drawing as its viewBox',
    });
  }
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) {
      mistakes.push({
        offset: elements.filter((each) => readAttribute(each, 'id') === id)[1]?.offset ?? 0,
        found: `the id ${id} twice`,
        expected: 'an id of its own for each element',
        repair: 'rename or remove one of the two',
      });
    }
  }
  return [...mistakes, ...elements.flatMap((element) => checkElement(element, new Set(ids)))];
}

/** Drawn in percent of its width, so that it fills its place and its words keep their size. */
function isStretched(root: XmlElement): boolean {
  const isWhole = readAttribute(root, 'width') === '100%';
  return isWhole && /^[1-9]\d*$/.test(readAttribute(root, 'height') ?? '');
}

function checkElement(element: XmlElement, ids: ReadonlySet<string>): Mistake[] {
  const { name, offset, attributes, children } = element;
  if (!allowedElements.has(name)) {
    return [
      {
        offset,
        found: `<${name}> in a figure`,
        expected: `only ${[...allowedElements].join(', ')}`,
        repair: 'remove it, or draw it with shapes and text',
      },
    ];
  }
  const isText = name === 'text' || name === 'tspan';
  const hasWords = children.some((child) => typeof child === 'string' && child.trim());
  const stray = {
    found: `words in <${name}>`,
    expected: 'words in <text> only',
    repair: 'move them into a <text>',
  };
  return [
    ...(hasWords && !isText ? [{ offset, ...stray }] : []),
    ...attributes.flatMap((attribute) => checkAttribute(attribute, ids)),
  ];
}

function checkAttribute(
  { name, value, offset }: XmlAttribute,
  ids: ReadonlySet<string>,
): Mistake[] {
  if (droppedAttributes.has(name)) return [];
  if (name === 'style') {
    return value
      .split(';')
      .filter((declaration) => declaration.trim())
      .flatMap((declaration) => {
        const [property = '', ...rest] = declaration.split(':');
        const key = property.trim();
        return lookAttributes.has(key)
          ? checkValue({ name: key, value: rest.join(':').trim(), offset }, ids)
          : [refuseAttribute(key, offset, 'the style ')];
      });
  }
  if (name === 'href') {
    return value.startsWith('#')
      ? checkReference(value.slice(1), offset, ids)
      : [refuseAddress(value, offset)];
  }
  return lookAttributes.has(name) || placeAttributes.has(name)
    ? checkValue({ name, value, offset }, ids)
    : [refuseAttribute(name, offset)];
}

function refuseAttribute(name: string, offset: number, kind = 'the attribute '): Mistake {
  const isHandler = /^on/i.test(name);
  return {
    offset,
    found: `${kind}${name} in a figure`,
    expected: isHandler
      ? 'a drawing without scripts'
      : 'attributes of place and of look, such as x, transform, fill and font-size',
    repair: name === 'class' ? 'write the looks as attributes, fill="var(--ink-a)"' : 'remove it',
  };
}

function refuseAddress(address: string, offset: number): Mistake {
  return {
    offset,
    found: `a reference to ${address}, outside of the figure`,
    expected: 'references to parts of the figure itself, #id or url(#id)',
    repair: 'draw it in the figure, or remove it',
  };
}

function checkReference(id: string, offset: number, ids: ReadonlySet<string>): Mistake[] {
  if (ids.has(id)) return [];
  const meant = nearest(id, ids);
  return [
    {
      offset,
      found: `a reference to #${id}, which the figure lacks`,
      expected: 'the id of one of its elements',
      repair: meant ? `write #${meant}` : 'correct or remove it',
    },
  ];
}

const call = /([\w-]*)\(([^()]*)\)/g;
const colourWords = new Set(['none', 'currentcolor', 'transparent', 'inherit']);

function checkValue({ name, value, offset }: XmlAttribute, ids: ReadonlySet<string>): Mistake[] {
  const written = `${name}="${value}"`;
  const calls = [...value.matchAll(call)];
  const rest = value.replace(call, '').trim();
  const stranger = calls.find(([, called = '']) => !allowedFunctions.has(called));
  if (stranger || /[\\@()]|\/\*|!/.test(rest) || (name === 'id' && !/^[\w-]+$/.test(value))) {
    return [
      {
        offset,
        found: written,
        expected: 'plain values, var(--…) of the tokens, url(#…) and transforms',
        repair: 'write it as a plain value',
      },
    ];
  }
  const mistakes = calls.flatMap(([, called, argument = '']): Mistake[] => {
    if (called === 'var') return checkToken(argument.trim(), offset);
    if (called !== 'url') return [];
    return argument.startsWith('#')
      ? checkReference(argument.slice(1), offset, ids)
      : [refuseAddress(argument, offset)];
  });
  if (paintAttributes.has(name) && rest && !colourWords.has(rest.toLowerCase())) {
    mistakes.push({
      offset,
      found: written,
      expected: 'none, currentColor or a colour of the tokens, which follow the colour mode',
      repair: `write ${name}="currentColor" or ${name}="var(--ink-a)"`,
    });
  }
  return mistakes;
}

function checkToken(argument: string, offset: number): Mistake[] {
  const token = argument.replace(/^--/, '');
  if (argument.startsWith('--') && figureTokens.has(token)) return [];
  const meant = nearest(token, figureTokens);
  return [
    {
      offset,
      found: `the unknown token var(${argument})`,
      expected: `one of ${[...figureTokens].map((each) => `--${each}`).join(', ')}`,
      repair: `write var(--${meant ?? 'ink-a'})`,
    },
  ];
}
