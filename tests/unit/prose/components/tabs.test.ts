import { expect, test } from 'vitest';
import { render, renderTwin } from '../render';

const languages = `
<Tabs groupId="language">

<Tab label="Python">

Ask in \`python\`.

</Tab>

<Tab label="JavaScript" value="js">

Ask in \`js\`.

</Tab>

</Tabs>
`;

test('shows a button for each panel, and all panels where no script runs and in Markdown', async () => {
  expect(await render(languages)).toMatchInlineSnapshot(`
    "<div class="tabs-group" data-tabs="language">
    <div class="tabs" role="tablist">
    <button class="tab" type="button" role="tab" id="tabs-1-tab-0" aria-controls="tabs-1-panel-0" aria-selected="true" tabindex="0" data-value="python">Python</button>
    <button class="tab" type="button" role="tab" id="tabs-1-tab-1" aria-controls="tabs-1-panel-1" aria-selected="false" tabindex="-1" data-value="js">JavaScript</button>
    </div>
    <div class="tabpanel" role="tabpanel" id="tabs-1-panel-0" aria-labelledby="tabs-1-tab-0" data-label="Python">
    <p>Ask in <code>python</code>.</p>
    </div>
    <div class="tabpanel" role="tabpanel" id="tabs-1-panel-1" aria-labelledby="tabs-1-tab-1" data-label="JavaScript">
    <p>Ask in <code>js</code>.</p>
    </div>
    </div>
    "
  `);
  expect(renderTwin(languages)).toMatchInlineSnapshot(`
    "**Python**

    Ask in \`python\`.

    **JavaScript**

    Ask in \`js\`.
    "
  `);
});

test('does not share the choice of tabs without a group', async () => {
  const alone = languages.replace(' groupId="language"', '');
  const html = await render(alone + alone);
  const groups = html.match(/data-tabs="[^"]*"/g) ?? [];
  expect(groups).toHaveLength(2);
  expect(groups[0]).not.toBe(groups[1]);
});

test('keeps tabs in a remark and code in tabs', async () => {
  const body = `<Note title="Two ways">

<Tabs>

<Tab label="Python">

\`\`\`python title="ask.py"
ask()
\`\`\`

</Tab>

<Tab label="Shell">

> Ask the desk.

</Tab>

</Tabs>

</Note>`;
  expect(await render(body)).toMatchInlineSnapshot(`
    "<div class="admonition admonition--note" role="note">
    <p class="admonition__label">
    <svg class="icon" aria-hidden="true"><use href="#i-note"></use></svg>Two ways</p>
    <div class="tabs-group" data-tabs="tabs-2">
    <div class="tabs" role="tablist">
    <button class="tab" type="button" role="tab" id="tabs-2-tab-0" aria-controls="tabs-2-panel-0" aria-selected="true" tabindex="0" data-value="python">Python</button>
    <button class="tab" type="button" role="tab" id="tabs-2-tab-1" aria-controls="tabs-2-panel-1" aria-selected="false" tabindex="-1" data-value="shell">Shell</button>
    </div>
    <div class="tabpanel" role="tabpanel" id="tabs-2-panel-0" aria-labelledby="tabs-2-tab-0" data-label="Python">
    <div class="code">
    <div class="code__head"><code class="code__title">ask.py</code><span class="code__lang">Python</span>
    <button class="icon-button copy" type="button" aria-label="Copy ask.py">
    <svg class="icon" aria-hidden="true"><use href="#i-copy"></use></svg>
    <svg class="icon" aria-hidden="true"><use href="#i-check"></use></svg></button>
    </div>
    <pre tabindex="0" role="group" aria-label="ask.py"><code>ask()
    </code></pre>
    </div>
    </div>
    <div class="tabpanel" role="tabpanel" id="tabs-2-panel-1" aria-labelledby="tabs-2-tab-1" data-label="Shell"><blockquote>
    <p>Ask the desk.</p>
    </blockquote>
    </div>
    </div>
    </div>
    "
  `);
  expect(renderTwin(body)).toMatchInlineSnapshot(`
    "> **Note: Two ways**
    >
    > **Python**
    >
    > **\`ask.py\`**
    >
    > \`\`\`python
    > ask()
    > \`\`\`
    >
    > **Shell**
    >
    > > Ask the desk.
    "
  `);
});
