import { withPrefix } from 'gatsby';
import type { Shell } from '../../content/settings/shell';
import type { PageFrame } from '../../navigation/model';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { newIssue } from '../new-issue';
import { Menu } from './Menu';
import * as styles from './PageTools.module.css';
import { toAssistantLinks, toReport } from './page-links';

interface PageToolsProps {
  shell: Shell;
  route: string;
  page: PageFrame;
}

/** Copies the page, and has a menu of its other formats and what else can be done with it. */
export function PageTools({ shell, route, page }: PageToolsProps) {
  const { twin, document, editUrl, breadcrumbs } = page;
  const title = breadcrumbs.at(-1)?.title ?? shell.title;
  const formats = [
    ...(twin ? [{ label: 'View as Markdown', href: twin }] : []),
    ...(document ? [{ label: 'OpenAPI', href: document }] : []),
    ...(twin ? toAssistantLinks(shell, twin) : []),
  ];
  const feedback = [
    { label: 'Report a problem', href: toReport(newIssue, shell, title, route) },
    ...(editUrl ? [{ label: 'Edit this page', href: editUrl }] : []),
  ];
  return (
    <div className={`${styles.tools} screen-only`}>
      {twin && (
        <button type="button" className="tool copy needs-script" data-copy-from={withPrefix(twin)}>
          <Icon name="copy" />
          <Icon name="check" />
          Copy page
        </button>
      )}
      <Menu label="Page options">
        {[formats, feedback].map((links) => (
          <ul key={links[0]?.label}>
            {links.map(({ label, href }) => (
              <li key={label}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        ))}
      </Menu>
    </div>
  );
}
