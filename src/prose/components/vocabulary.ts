import { admonitions } from './admonition';
import { answers } from './answers';
import { cards } from './cards';
import { column, columns } from './columns';
import type { ProseComponent } from './component';
import { details } from './details';
import { figure } from './figure';
import { glossary } from './glossary';
import { operation } from './operation';
import { screenshot } from './screenshot';
import { step, steps } from './steps';
import { tab, tabs } from './tabs';

/** Every component that guides and notes can use, by name. */
export const vocabulary: ReadonlyMap<string, ProseComponent> = new Map(
  [
    ...admonitions,
    tabs,
    tab,
    steps,
    step,
    cards,
    columns,
    column,
    details,
    figure,
    screenshot,
    operation,
    glossary,
    answers,
  ].map((component) => [component.name, component]),
);
