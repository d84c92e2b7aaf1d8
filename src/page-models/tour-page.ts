import { type Chapter, listChapters, type NumberedStep } from '../story/steps';
import { countOf } from '../text/count-of';
import { tourRoute, twinRoute } from '../text/routes';
import type { TourChapter, TourPage, TourStep } from './model';
import { linkToOperation, type PageSources } from './page-sources';

/** Builds the page of the tour; undefined if the interface has no story. */
export function buildTourPage(sources: PageSources): TourPage | undefined {
  const { authored, locatePage, reference, overview } = sources;
  const { base, story } = authored;
  if (!story) return undefined;
  const route = tourRoute(base);
  const chapters = listChapters(story).map((chapter) => buildChapter(chapter, sources));
  const count = chapters.flatMap(({ steps }) => steps).length;
  return {
    kind: 'tour',
    route,
    slug: 'tour',
    title: story.title,
    description: story.description,
    head: {
      title: story.title,
      description: `${overview.title} API: ${countOf(count, 'call')} in an order that works, in ${countOf(chapters.length, 'chapter')}.`,
      route,
      noindex: false,
    },
    ...locatePage({ route, title: story.title }, reference),
    twin: twinRoute(base, route),
    chapters,
  };
}

function buildChapter({ steps, ...chapter }: Chapter, sources: PageSources): TourChapter {
  return { ...chapter, steps: steps.flatMap((step) => buildStep(step, sources)) };
}

/** A step that calls an unknown operation is left out; the check reports it. */
function buildStep({ step, number, anchor }: NumberedStep, sources: PageSources): TourStep[] {
  return sources.listOperations([step.call]).map((operation) => {
    const examples = operation.body?.content[0]?.examples ?? [];
    const example = examples.find(({ name }) => name === step.example) ?? examples[0];
    return {
      number,
      anchor,
      operation: linkToOperation(operation),
      ...(example?.title && { sends: example.title }),
      description: step.text,
    };
  });
}
