import { sectionTitles } from '../../page-models/list-contents';
import type { OverviewView } from '../../page-models/views';
import { Endpoint } from '../Endpoint';
import { Html } from '../Html';
import * as styles from './OverviewBasics.module.css';
import { SectionHead } from './SectionHead';

/** The addresses of the API. */
export function BaseUrlSection({ servers }: Pick<OverviewView, 'servers'>) {
  return (
    <section aria-labelledby="base-url" className={styles.basics}>
      <SectionHead id="base-url" title={sectionTitles['base-url']} />
      {servers.length === 0 && (
        <p className="text">
          The base URL is the address of your own installation. All paths in this reference are
          relative to it.
        </p>
      )}
      {servers.map(({ url, description }) => (
        <div key={url}>
          <Endpoint path={url} />
          {description && <Html className="text" html={description} />}
        </div>
      ))}
    </section>
  );
}

/** How requests are authenticated. */
export function AuthenticationSection({ security }: Pick<OverviewView, 'security'>) {
  return (
    <section aria-labelledby="authentication" className={styles.basics}>
      <SectionHead id="authentication" title={sectionTitles.authentication} />
      {security.length === 0 && <p className="text">The OpenAPI document names no credentials.</p>}
      {security.map(({ name, scheme, label, description }) => (
        <div key={name} className="text">
          <p>
            <strong>{label}</strong>
            {scheme === 'bearer' && (
              <>
                , sent with each request as <code>{'Authorization: Bearer <token>'}</code>
              </>
            )}
          </p>
          {description && <Html className="text" html={description} />}
        </div>
      ))}
    </section>
  );
}
