import { expect, test } from 'vitest';
import { packSchemas, unpackSchemas } from '../../../src/page-models/pack-schemas';

const node = (parts: object) => ({
  ...{ kind: 'primitive', label: 'string', limits: [], values: [], nullable: false },
  ...{ deprecated: false, fields: [], variants: [], ...parts },
});
const field = (name: string, anchor: string, parts: object = {}) => ({
  ...{ name, anchor, required: true, schema: node(parts) },
});
const view = {
  title: 'Lend',
  deprecated: false,
  parameters: [field('page', 'query.page', { nullable: true })],
  responses: [
    {
      anchor: 'response.200',
      headers: [],
      content: [
        {
          anchor: 'response.200',
          schema: node({
            kind: 'object',
            fields: [
              field('id', 'response.200.id', { limits: ['at least 1'] }),
              field('loans', 'response.200.loans', {
                kind: 'list',
                items: node({ fields: [field('id', 'response.200.loans.id')] }),
              }),
              field('fees', 'response.200.fees', {
                kind: 'map',
                items: node({ fields: [field('id', 'response.200.fees.*.id')] }),
              }),
              { ...field('id', 'response.200.id~2'), required: false },
            ],
          }),
        },
      ],
    },
  ],
};

test('leaves out what is usual for a schema or field, and anchors that follow from those around', () => {
  const schema = { label: 'string' };
  expect(packSchemas(view)).toEqual({
    title: 'Lend',
    deprecated: false,
    parameters: [{ name: 'page', anchor: 'query.page', schema: { ...schema, nullable: true } }],
    responses: [
      {
        anchor: 'response.200',
        headers: [],
        content: [
          {
            anchor: 'response.200',
            schema: {
              kind: 'object',
              label: 'string',
              fields: [
                { name: 'id', schema: { ...schema, limits: ['at least 1'] } },
                {
                  name: 'loans',
                  schema: {
                    ...{ ...schema, kind: 'list' },
                    items: { ...schema, fields: [{ name: 'id', schema }] },
                  },
                },
                {
                  name: 'fees',
                  schema: {
                    ...{ ...schema, kind: 'map' },
                    items: {
                      ...schema,
                      fields: [{ name: 'id', anchor: 'response.200.fees.*.id', schema }],
                    },
                  },
                },
                { name: 'id', anchor: 'response.200.id~2', required: false, schema },
              ],
            },
          },
        ],
      },
    ],
  });
});

test('gives back all that was left out', () => {
  expect(unpackSchemas(packSchemas(view))).toEqual(view);
});
