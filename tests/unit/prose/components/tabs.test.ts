import { expect, test } from 'vitest';
import { render } from '../render';

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

test('shows a button for each panel, and all panels as long as no script runs', async () => {
  expect(await render(languages)).toMatchInlineSnapshot(`
    "<div class="tabs-group" data-tabs="language">
    <div class="tabs" role="tablist">
    <button class="tab" type="button" role="tab" id="tabs-1-tab-0" aria-controls="tabs-1-panel-0" aria-selected="true" tabindex="0" data-value="python">Python</button>
    <button class="tab" type="button" role="tab" id="tabs-1-tab-1" aria-controls="tabs-1-panel-1" aria-selected="false" tabindex="-1" data-value="js">JavaScript</button>
    </div>
    <div class="tabpanel" role="tabpanel" data-label="Python" data-value="python" id="tabs-1-panel-0" aria-labelledby="tabs-1-tab-0">
    <p>Ask in <code>python</code>.</p>
    </div>
    <div class="tabpanel" role="tabpanel" data-label="JavaScript" data-value="js" id="tabs-1-panel-1" aria-labelledby="tabs-1-tab-1">
    <p>Ask in <code>js</code>.</p>
    </div>
    </div>
    "
  `);
});

test('keeps the choice of tabs without a group to themselves', async () => {
  const alone = languages.replace(' groupId="language"', '');
  const html = await render(alone + alone);
  const groups = html.match(/data-tabs="[^"]*"/g) ?? [];
  expect(groups).toHaveLength(2);
  expect(groups[0]).not.toBe(groups[1]);
});
