import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMdx } from '../../src/content/files/read-mdx';
import { guideSchema } from '../../src/content/settings/frontmatter';
import { listPassages } from '../../src/prose/extract/passages';
import { parseMarkdown } from '../../src/prose/parse/parse-markdown';
import { countBytes, maxRecordSize, splitDraft } from '../../src/search/records/split-draft';
import { createAnchors } from '../../src/text/anchors';
import { code, escapeMarkdown } from '../../src/text/inline-markdown';
import { toSlug } from '../../src/text/slug';
import { layOutOne } from '../unit/build-document';
import { record } from '../unit/search/records';

// Laws that apply to any text and any document. The same values are tried in each run.
fc.configureGlobal({ seed: 1, numRuns: 100 });

/** Any text, and often one that JavaScript or Markdown reads as something else. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('__proto__', 'constructor', '', ' ', '`', '](x)', '<b>', '%', '\n', '-2', 'a-2'),
);

test('anchors are unique, and valid as ids and hashes', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('request', 'a.b'), text)), (names) => {
      const reserve = createAnchors();
      const anchors = names.map(([parent, name]) => reserve(parent, name));
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const anchor of anchors) expect(anchor).not.toMatch(/[\s%\p{Cc}\p{Cs}]/u);
    }),
  );
});

test('the slug of a slug is itself, and fits in the name of a file', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (id) => {
      const slug = toSlug(id);
      expect(toSlug(slug)).toBe(slug);
      expect(new TextEncoder().encode(slug).length).toBeLessThan(200);
      expect(slug).not.toMatch(/[/?#\s\\%]|^-|-$/);
    }),
  );
});

test('records stay below their limit, and lose no word of a text', () => {
  const page = record({ page: '/a/' });
  const paragraph = fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.nat(4_000))
    .map(([word, count]) => Array.from({ length: count + 1 }, () => word).join(' '));
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 4 }), (paragraphs) => {
      const records = splitDraft(page, paragraphs, []);
      for (const each of records) expect(countBytes(each)).toBeLessThanOrEqual(maxRecordSize);
      const count = (texts: readonly string[]) =>
        texts.join(' ').split(/\s+/).filter(Boolean).length;
      expect(count(records.map((each) => each.text))).toBe(count(paragraphs));
    }),
    { numRuns: 60 },
  );
});

test('inline code and escaped words are nothing but that, whatever they contain', () => {
  fc.assert(
    fc.property(text, (words) => {
      const [paragraph] = parseMarkdown(`x ${code(`a${words}`)} x`).children;
      const kinds = paragraph && 'children' in paragraph ? paragraph.children : [];
      expect(kinds.map(({ type }) => type)).toEqual(['text', 'inlineCode', 'text']);
      const [escaped] = parseMarkdown(`x ${escapeMarkdown(words)} x`).children;
      expect(escaped && 'children' in escaped ? escaped.children : []).toMatchObject([
        { type: 'text' },
      ]);
    }),
  );
});

/** What guides are made of, and what goes wrong in them. */
const piece = fc.constantFrom(
  '---\n',
  'title: A\n',
  'description: B.\n',
  'questions: [a]\n',
  '\n',
  '\n\n',
  ' ',
  '  ',
  '\t',
  '\r\n',
  '# A',
  '## A',
  '### B',
  '- a\n',
  '1. b\n',
  '> c\n',
  '| a | b |\n',
  '| - | - |\n',
  'word ',
  '\\',
  '*',
  '**',
  '_',
  '~~',
  '`',
  '```',
  '```ts title="a"',
  '```json {1,9}\n',
  '~~~\n',
  '<',
  '>',
  '{',
  '}',
  '{1}',
  '[a](/docs/)',
  '[a][b]',
  '[b]: /x\n',
  '![a](b.png)',
  '[',
  ']',
  '(',
  ')',
  '[^1]',
  '[^1]: a\n',
  '!',
  '<Note>',
  '</Note>',
  '<Note>\n\n',
  '\n\n</Note>',
  '<Tip title="a">',
  '</Tip>',
  '<Steps>\n',
  '</Steps>\n',
  '<Step title="a `b` c">\n\n',
  '\n\n</Step>\n',
  '<Tabs>\n',
  '</Tabs>',
  '<Tab label="a">\n\n',
  '</Tab>\n',
  '<Operation id="a" />',
  '<Answers>\n\n',
  '</Answers>\n',
  '<Figure name="a" />',
  '<Card href={a}>',
  '<br/>',
  '<a>',
  '<!-- a -->',
  'import a from "b"\n',
  'export const a = 1\n',
  'https://a.example ',
  'a@b.example',
  '\u0000',
  '\ufeff',
  '\u2028',
  '\ud800',
  '\ufffd',
  '&amp;',
  '&#0;',
  '<<<<<<< a\n',
  '=======\n',
  '>>>>>>> b\n',
);

test('a guide of any text is read, and each of its mistakes is on one of its lines', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(piece, { maxLength: 40 }), (hasSettings, pieces) => {
      const body = pieces.join('');
      const text = hasSettings ? `---\ntitle: A\ndescription: B.\n---\n${body}` : body;
      const { value, problems } = readMdx(
        { file: 'a.mdx', absolutePath: '/a.mdx', text },
        guideSchema,
      );
      const lines = text.split(/\r\n|\r|\n/).length;
      for (const { line } of problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
      }
      if (value && problems.length === 0) listPassages(value.prose.tree);
    }),
    { numRuns: 1_000 },
  );
});

/** A schema of any shape, with references to itself. */
const { schema } = fc.letrec<{ schema: unknown }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom({}, true, { type: 'string' }, { $ref: '#/components/schemas/Any' }),
    fc.record(
      {
        type: fc.constantFrom('object', 'array', 'string', ['object', 'null']),
        properties: fc.dictionary(text, tie('schema'), { maxKeys: 3 }),
        items: tie('schema'),
        allOf: fc.array(tie('schema'), { maxLength: 2 }),
        oneOf: fc.array(tie('schema'), { maxLength: 2 }),
        not: tie('schema'),
        additionalProperties: tie('schema'),
        minItems: fc.nat(),
        required: fc.array(text, { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
  ),
}));

test('a schema of any shape has rows with anchors of their own', () => {
  fc.assert(
    fc.property(schema, (any) => {
      const anchors: string[] = [];
      const node = layOutOne(any, { Any: any });
      JSON.stringify(node, (key, value) => {
        if (key === 'anchor') anchors.push(value);
        return value;
      });
      expect(new Set(anchors).size).toBe(anchors.length);
    }),
  );
});
