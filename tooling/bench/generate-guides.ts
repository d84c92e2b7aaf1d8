import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a guide says of its questions, which only one page of a site may ask. */
const questions = /^questions:\n(?: +- .*\n)+|^<Answers>\n[\s\S]*?<\/Answers>\n\n/gm;

/** Adds guides as long as a real one, each with a unique title, to a content root. */
export function generateGuides(root: string, count: number): void {
  const template = readFileSync(join(root, 'guides/setup.mdx'), 'utf8').replace(questions, '');
  const entries: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `generated_${number}`;
    const text = template.replace(/^title: .*$/m, `title: Generated guide ${number}`);
    writeFileSync(join(root, `guides/${name}.mdx`), text);
    entries.push(`    - guide: ${name}\n`);
  }
  appendFileSync(
    join(root, 'sidebar.yaml'),
    `- label: Generated guides\n  items:\n${entries.join('')}`,
  );
}
