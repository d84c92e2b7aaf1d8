import { sectionTitles } from '../../page-models/list-contents';
import type { OperationView } from '../../page-models/views';
import { Link } from '../Link';
import { LifeCycle } from '../page/LifeCycle';
import { PageList } from '../page/PageList';
import { RouteList } from '../page/RouteList';
import { SectionHead } from '../page/SectionHead';

/** The other operations of the same resource, and the life cycle if this operation is part of it. */
export function RelatedSection({
  lifeCycle,
  related,
}: Pick<OperationView, 'lifeCycle' | 'related'>) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <SectionHead id="related" title={sectionTitles.related} />
      {lifeCycle.length > 0 && <LifeCycle steps={lifeCycle} />}
      <RouteList items={related} />
    </section>
  );
}

/** The guides that mention an operation, each with the sentence that mentions it; a search finds those beyond the first. */
export function MentionSection({
  mentions,
  moreMentions,
}: Pick<OperationView, 'mentions' | 'moreMentions'>) {
  if (mentions.length === 0) return null;
  return (
    <section aria-labelledby="guides">
      <SectionHead id="guides" title={sectionTitles.guides} />
      <PageList pages={mentions} />
      {moreMentions && (
        <p className="text">
          <Link to={moreMentions.to}>{`and ${moreMentions.count} more`}</Link>
        </p>
      )}
    </section>
  );
}
