import data from 'site-data/search.json';
import { Icon } from '../Icon';
import { Link } from '../Link';

/** The pages that the content team suggests to readers who have not typed anything yet. */
export function PopularPages() {
  if (data.popular.length === 0) return null;
  return (
    <>
      <p className="search-head" id="search.popular">
        Popular pages
      </p>
      <ul aria-labelledby="search.popular">
        {data.popular.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} data-start="">
              <Icon name="file" />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
