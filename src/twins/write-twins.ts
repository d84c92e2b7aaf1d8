import { resolveLink } from '../navigation/resolve-link';
import type { BasePage, VersionPages, WrittenText } from '../page-models/model';
import { addressScreenshot } from '../prose/figure/address-screenshot';
import { renderMarkdown } from '../prose/render/render-markdown';
import { twinRoute } from '../text/routes';
import { type Addresses, completeAddresses, createAddresses } from './complete-addresses';
import { addQuestions, writePage } from './markdown';
import type { Twin } from './twin';
import { writeChangelog } from './write-changelog';
import { writeArea, writeCategory, writeSchema } from './write-lists';
import { writeOperation } from './write-operation';
import { writeOverview } from './write-overview';
import { writeTour } from './write-tour';

/** Writes the twins of one version. `origin` is the scheme, host and prefix of the site. */
export function writeTwins(pages: VersionPages, origin: string): Twin[] {
  const addresses = createAddresses(pages.base, origin, pages.movedRoutes);
  /** Writes the twin of a page with full URLs. */
  const toTwin = <Page extends BasePage>(
    page: Page,
    write: (page: Page) => string,
    answers: readonly string[] = [],
  ): Twin => {
    const { title, description } = completeAddresses(
      { title: page.title, description: page.description },
      addresses,
    );
    return {
      route: page.route,
      title,
      address: addresses.ofPage(page.route),
      path: twinRoute(pages.base, page.route),
      questions: page.questions ?? [],
      text: addQuestions(write(page), [...(page.questions ?? []), ...answers]),
      description,
    };
  };
  const writeProse = (text: WrittenText) => printProse(text, pages, addresses, origin);
  const complete = <Part>(part: Part) => completeAddresses(part, addresses);
  const { guides, categories, overview, areas, operations, received } = pages;
  const { schemas, tour, changelog } = pages;
  return [
    ...guides.map((page) =>
      toTwin(
        page,
        ({ title, description, text }) => writePage(title, [description, writeProse(text)]),
        page.guide.prose.answers.map(({ text }) => text),
      ),
    ),
    ...categories.map((page) => toTwin(page, (each) => writeCategory(complete(each)))),
    ...(overview ? [toTwin(overview, (page) => writeOverview(complete(page)))] : []),
    ...areas.map((page) => toTwin(page, (each) => writeArea(complete(each)))),
    ...[...operations, ...received].map((page) =>
      toTwin(page, ({ note, ...each }) => writeOperation(complete(each), note && writeProse(note))),
    ),
    ...schemas.map((page) => toTwin(page, (each) => writeSchema(complete(each)))),
    ...(tour ? [toTwin(tour, (page) => writeTour(complete(page)))] : []),
    ...(changelog ? [toTwin(changelog, (page) => writeChangelog(complete(page)))] : []),
  ];
}

function printProse(
  { tree, linkSource }: WrittenText,
  { mentioned, authored }: VersionPages,
  addresses: Addresses,
  origin: string,
): string {
  return renderMarkdown(tree, {
    href(url) {
      const link = url.startsWith('#') ? undefined : resolveLink(url, linkSource);
      if (link?.kind !== 'page') return url;
      return addresses.ofLink(link.route + (link.hash && `#${link.hash}`));
    },
    operation: (id) => mentioned.get(id),
    screenshot: (name) => addressScreenshot(authored.screenshots.get(name), origin),
  });
}
