import { admonitions } from './admonition';
import type { ProseComponent } from './component';
import { figure } from './figure';
import { operation } from './operation';
import { step, steps } from './steps';
import { tab, tabs } from './tabs';

/** Every component that guides and notes can use, by name. */
export const vocabulary: ReadonlyMap<string, ProseComponent> = new Map(
  [...admonitions, tabs, tab, steps, step, figure, operation].map((component) => [
    component.name,
    component,
  ]),
);
