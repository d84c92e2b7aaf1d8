import type { Api } from '../../openapi/model';
import { countWords } from '../count-words';
import { Html } from '../Html';
import { Link } from '../Link';
import { type ErrorItem, ErrorSection } from './ErrorSection';
import { AuthenticationSection, BaseUrlSection } from './OverviewBasics';
import { PageGrid } from './PageGrid';
import { PageList, type PageListItem } from './PageList';
import { SectionHead } from './SectionHead';
import { type SharedParameter, SharedParameterSection } from './SharedParameterSection';

interface OverviewPageProps {
  api: Pick<Api, 'title' | 'version' | 'servers' | 'security'>;
  description?: string;
  areas: (PageListItem & { operations: number })[];
  sharedHeaders: SharedParameter[];
  pagination: SharedParameter[];
  errors: ErrorItem[];
  /** Address of the whole OpenAPI document. */
  documentRoute: string;
}

/** What is true of every operation, and the areas that they are in. */
export function OverviewPage(props: OverviewPageProps) {
  const { api, description, areas, sharedHeaders, pagination, errors, documentRoute } = props;
  const pages = areas.map((area) => ({ ...area, note: countWords(area.operations, 'operation') }));
  return (
    <PageGrid
      kind="reference"
      head={
        <>
          <h1>{`${api.title} API`}</h1>
          {description && <Html className="lede" html={description} />}
          <p className="text">
            {`Version ${api.version} · `}
            <Link to={documentRoute} download>
              Download the OpenAPI document
            </Link>
          </p>
        </>
      }
    >
      <BaseUrlSection servers={api.servers} />
      <AuthenticationSection security={api.security} />
      <SharedParameterSection location="header" title="Headers" parameters={sharedHeaders} />
      <SharedParameterSection location="query" title="Pagination" parameters={pagination} />
      <ErrorSection errors={errors} />
      <section aria-labelledby="areas">
        <SectionHead id="areas" title="Areas" />
        <PageList pages={pages} />
      </section>
    </PageGrid>
  );
}
