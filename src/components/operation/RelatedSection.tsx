import { LifeCycle, type LifeCycleEntry } from '../page/LifeCycle';
import { PageList, type PageListItem } from '../page/PageList';
import { RouteList, type RouteListItem } from '../page/RouteList';
import { SectionHead } from '../page/SectionHead';

interface RelatedSectionProps {
  lifeCycle: LifeCycleEntry[];
  related: RouteListItem[];
}

/** The other operations of the same resource, and which step of its life cycle this one is. */
export function RelatedSection({ lifeCycle, related }: RelatedSectionProps) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <SectionHead id="related" title="Related operations" />
      {lifeCycle.some(({ isCurrent }) => isCurrent) && <LifeCycle steps={lifeCycle} />}
      <RouteList items={related} />
    </section>
  );
}

/** The guides that mention an operation, with the sentence that does. */
export function MentionSection({ mentions }: { mentions: PageListItem[] }) {
  if (mentions.length === 0) return null;
  return (
    <section aria-labelledby="guides">
      <SectionHead id="guides" title="Guides that mention this operation" />
      <PageList pages={mentions} />
    </section>
  );
}
