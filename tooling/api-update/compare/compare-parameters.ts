import type { Change } from '../../../src/openapi/changes/change';
import { asList, type Json } from '../../../src/openapi/document/document';
import { compareParameter } from './compare-parameter';
import type { Comparison } from './comparison';
import { findMoves, type Move } from './find-moves';
import { pathWithoutNames } from './match-operations';
import type { OperationParts } from './operation-parts';
import { addInput, changeAt, type Position } from './position';

/** The changes of the parameters of an operation, and the fields of its body that were or became one. */
export function compareParameters(
  comparison: Comparison,
  before: OperationParts,
  after: OperationParts,
  position: Position,
): { changes: Change[]; moved: Move[] } {
  const newNames = listRenamed(before.path, after.path);
  const keyOf = ({ name, in: location }: Json) =>
    `${location} ${location === 'header' ? String(name).toLowerCase() : name}`;
  const old = new Map(
    before.parameters.map((raw) => {
      const name = raw.in === 'path' ? newNames.get(String(raw.name)) : undefined;
      return [keyOf({ ...raw, name: name ?? raw.name }), raw];
    }),
  );
  const keys = new Set(after.parameters.map(keyOf));
  const gone = [...old].filter(([key]) => !keys.has(key)).map(([, raw]) => raw);
  const fresh = after.parameters.filter((raw) => !old.has(keyOf(raw)));
  const moved = findMoves(comparison, [before, gone], [after, fresh]);
  const at = (raw: Json) => positionOf(raw, position);
  const describeMove = (raw: Json) => {
    const move = moved.find(({ parameter }) => parameter === raw);
    const [from, to] =
      move?.change === 'added' ? [String(raw.in), 'body'] : ['body', String(raw.in)];
    return move && changeAt(at(raw), 'parameterMoved', { change: 'moved', from, to });
  };
  return {
    moved,
    changes: [
      ...after.parameters.flatMap((raw) => {
        const was = old.get(keyOf(raw));
        if (was)
          return [
            ...listRename(was, raw, at(raw)),
            ...compareParameter(comparison, was, raw, at(raw)),
          ];
        return [describeMove(raw) ?? addInput(raw.required === true, at(raw))];
      }),
      ...gone.map(
        (raw) => describeMove(raw) ?? changeAt(at(raw), 'inputRemoved', { change: 'removed' }),
      ),
    ],
  };
}

function positionOf({ name, in: location }: Json, position: Position): Position {
  const address = { ...position.address, parameter: String(name) };
  return { ...position, address, owner: address, path: `${location}.${name}` };
}

function listRename(before: Json, after: Json, position: Position): Change[] {
  const isRenamed = after.in === 'path' && before.name !== after.name;
  const details = { change: 'renamed', from: String(before.name) } as const;
  return isRenamed ? [changeAt(position, 'parameterRenamed', details)] : [];
}

/** The new names of the placeholders of a path that is otherwise the same. */
function listRenamed(before: string, after: string): Map<string, string> {
  if (pathWithoutNames(before) !== pathWithoutNames(after)) return new Map();
  const namesIn = (path: string) => asList(path.match(/(?<=\{)[^}]*/g)).map(String);
  const names = namesIn(after);
  return new Map(namesIn(before).map((name, index) => [name, names[index] ?? name]));
}
