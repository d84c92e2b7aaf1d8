import { sectionTitles } from '../../page-models/list-contents';
import type { OperationView } from '../../page-models/views';
import { countOf } from '../../text/count-of';
import { Html } from '../Html';
import { Link } from '../Link';
import { SectionHead } from '../page/SectionHead';
import * as nest from '../schema/SchemaTree.module.css';

/** What the updates of the interface changed about the operation, folded. */
export function HistorySection({ history }: Required<Pick<OperationView, 'history'>>) {
  return (
    <section aria-labelledby="history">
      <SectionHead id="history" title={sectionTitles.history} />
      <details className={nest.nest}>
        <summary>{countOf(history.length, 'update')}</summary>
        {history.map(({ title, route, anchor, words, changes }) => (
          <div key={anchor} className="text">
            <h3>
              <Link to={`${route}#${anchor}`}>{title}</Link>
            </h3>
            {title !== words && <p>{words}</p>}
            <ul>
              {changes.map(({ description, breaking }) => (
                <li key={description}>
                  {breaking && <b>Breaking: </b>}
                  <Html as="span" html={description} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </section>
  );
}
