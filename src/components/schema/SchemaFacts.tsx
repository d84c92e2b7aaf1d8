import type { SchemaNode } from '../../openapi/model';
import { Html } from '../Html';
import { EnumValues } from './EnumValues';
import * as styles from './SchemaFacts.module.css';
import { hasRows, heldBy } from './schema-rows';

interface SchemaFactsProps {
  node: SchemaNode;
  sdkName?: string;
}

/** What is said of a value in a few words; for a list or map, of what it holds too. */
export function SchemaFacts({ node, sdkName }: SchemaFactsProps) {
  const held = heldBy(node).node;
  const isOpen = held !== node && held.kind !== 'reference' && !hasRows(held);
  const isMarked = node.values.some(({ value }) => value === node.default);
  const codes: [word: string, code: string | undefined][] = [
    ['always', node.constant],
    ['default', isMarked ? undefined : node.default],
    ['example', node.example],
    ['in the SDKs', sdkName],
  ];
  const given = codes.filter(([, code]) => code !== undefined);
  return (
    <>
      <EnumValues node={node} />
      {node.limits.length + given.length > 0 && (
        <p className={styles.facts}>
          {node.limits.map((limit) => (
            <span key={limit}>{limit}</span>
          ))}
          {given.map(([word, code]) => (
            <span key={word}>
              {`${word} `}
              <code>{code}</code>
            </span>
          ))}
        </p>
      )}
      {isOpen && held.description && <Html className="text" html={held.description} />}
      {isOpen && <SchemaFacts node={held} />}
    </>
  );
}
