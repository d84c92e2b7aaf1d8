import type { Finding } from '../../problems/problem';
import { nearest } from '../../text/nearest';
import {
  allowedFunctions,
  droppedAttributes,
  figureTokens,
  lookAttributes,
  paintAttributes,
  placementAttributes,
} from './allowed';
import type { SvgAttribute } from './parse-svg';

/** Finds mistakes in an attribute of a figure; `ids` are those of its elements. */
export function checkAttribute(attribute: SvgAttribute, ids: ReadonlySet<string>): Finding[] {
  const { name, value, offset } = attribute;
  if (droppedAttributes.has(name)) return [];
  if (name === 'style') return checkStyle(attribute, ids);
  if (name === 'href') return checkAddress(value, offset, ids);
  return lookAttributes.has(name) || placementAttributes.has(name)
    ? checkValue(attribute, ids)
    : [describeForbidden('attribute', name, offset)];
}

function checkStyle({ value, offset }: SvgAttribute, ids: ReadonlySet<string>): Finding[] {
  const declarations = value.split(';').filter((declaration) => declaration.trim());
  return declarations.flatMap((declaration) => {
    const [property = '', ...rest] = declaration.split(':');
    const name = property.trim();
    return lookAttributes.has(name)
      ? checkValue({ name, value: rest.join(':').trim(), offset }, ids)
      : [describeForbidden('style', name, offset)];
  });
}

function describeForbidden(kind: 'attribute' | 'style', name: string, offset: number): Finding {
  const isHandler = /^on/i.test(name);
  return {
    code: isHandler ? 'figure/script' : `figure/forbidden-${kind}`,
    offset,
    found: `the ${kind} ${name} in a figure`,
    expected: isHandler
      ? 'a drawing without scripts'
      : 'attributes for position and appearance, such as x, transform, fill and font-size',
    fix:
      name === 'class'
        ? 'write the styles as attributes, for example fill="var(--ink-a)"'
        : 'remove it',
  };
}

function checkAddress(address: string, offset: number, ids: ReadonlySet<string>): Finding[] {
  if (!address.startsWith('#')) {
    return [
      {
        code: 'figure/outer-reference',
        offset,
        found: `a reference to ${address}, outside the figure`,
        expected: 'references to elements of the figure itself, #id or url(#id)',
        fix: 'draw it in the figure, or remove it',
      },
    ];
  }
  const id = address.slice(1);
  if (ids.has(id)) return [];
  const suggestion = nearest(id, ids);
  return [
    {
      code: 'figure/unknown-reference',
      offset,
      found: `a reference to #${id}, which does not exist in the figure`,
      expected: 'the id of one of its elements',
      fix: suggestion ? `did you mean #${suggestion}?` : 'correct or remove it',
    },
  ];
}

const call = /([\w-]*)\(([^()]*)\)/g;
const colourWords = new Set(['none', 'currentcolor', 'transparent', 'inherit']);

function checkValue({ name, value, offset }: SvgAttribute, ids: ReadonlySet<string>): Finding[] {
  const calls = [...value.matchAll(call)];
  const rest = value.replace(call, '').trim();
  const hasForbiddenCall = calls.some(([, called = '']) => !allowedFunctions.has(called));
  if (
    hasForbiddenCall ||
    /[\\@()]|\/\*|!/.test(rest) ||
    (name === 'id' && !/^[\w-]+$/.test(value))
  ) {
    return [
      {
        code: 'figure/forbidden-value',
        offset,
        found: `${name}="${value}"`,
        expected: 'plain values, var(--…) with a token, url(#…) and transforms',
        fix: 'replace it with a plain value',
      },
    ];
  }
  const isColour = paintAttributes.has(name) && rest && !colourWords.has(rest.toLowerCase());
  return [
    ...calls.flatMap(([, called, argument = '']) => {
      if (called === 'var') return checkToken(argument.trim(), offset);
      return called === 'url' ? checkAddress(argument, offset, ids) : [];
    }),
    ...(isColour ? [describeColour(name, value, offset)] : []),
  ];
}

function describeColour(name: string, value: string, offset: number): Finding {
  return {
    code: 'figure/fixed-colour',
    offset,
    found: `${name}="${value}"`,
    expected: 'none, currentColor or a colour token, which adapt to the colour mode',
    fix: `write ${name}="currentColor" or ${name}="var(--ink-a)"`,
  };
}

function checkToken(argument: string, offset: number): Finding[] {
  const token = argument.replace(/^--/, '');
  if (argument.startsWith('--') && figureTokens.has(token)) return [];
  const suggestion = nearest(token, figureTokens);
  return [
    {
      code: 'figure/unknown-token',
      offset,
      found: `the unknown token var(${argument})`,
      expected: `one of ${[...figureTokens].map((each) => `--${each}`).join(', ')}`,
      fix: suggestion ? `did you mean var(--${suggestion})?` : 'write var(--ink-a), for example',
    },
  ];
}
