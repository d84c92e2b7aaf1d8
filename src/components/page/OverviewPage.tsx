import { Fragment } from 'react';
import { sectionTitles } from '../../page-models/list-contents';
import type { OverviewView } from '../../page-models/views';
import { countOf } from '../../text/count-of';
import { Html } from '../Html';
import { Link } from '../Link';
import { ErrorSection } from './ErrorSection';
import { AuthenticationSection, BaseUrlSection } from './OverviewBasics';
import { PageGrid } from './PageGrid';
import { PageList } from './PageList';
import { RouteList } from './RouteList';
import { SectionHead } from './SectionHead';
import { SharedParameterSection } from './SharedParameterSection';
import { TableOfContents } from './TableOfContents';

type Area = OverviewView['areaGroups'][number]['areas'][number];

function countOperations(area: Area) {
  return { ...area, size: countOf(area.operations, 'operation') };
}

/** What applies to every operation, and a list of the areas. */
export function OverviewPage({ page }: { page: OverviewView }) {
  const { title, version, description, details, documentRoute, areaGroups, webhooks } = page;
  return (
    <PageGrid
      kind="reference"
      rail={<TableOfContents headings={page.contents} />}
      head={
        <>
          <h1>{title}</h1>
          {description && <Html className="lede" html={description} />}
          <p className="text">
            {`Version ${version} · `}
            <Link to={documentRoute} download>
              Download the OpenAPI document
            </Link>
          </p>
          {details && <Html className="text" html={details} />}
        </>
      }
    >
      <BaseUrlSection servers={page.servers} />
      <AuthenticationSection security={page.security} />
      <SharedParameterSection location="header" id="headers" parameters={page.sharedHeaders} />
      <SharedParameterSection location="query" id="pagination" parameters={page.pagination} />
      <ErrorSection errors={page.errors} />
      <section aria-labelledby="areas">
        <SectionHead id="areas" title={sectionTitles.areas} />
        {areaGroups.map(({ title: group, areas }) => (
          <Fragment key={group ?? ''}>
            {group && <h3>{group}</h3>}
            <PageList pages={areas.map(countOperations)} />
          </Fragment>
        ))}
      </section>
      {webhooks.length > 0 && (
        <section aria-labelledby="webhooks">
          <SectionHead id="webhooks" title={sectionTitles.webhooks} />
          <RouteList items={webhooks} />
        </section>
      )}
    </PageGrid>
  );
}
