import { Link } from 'react-router';
import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import css from './footer.module.css';

export function Footer() {
  return (
    <footer className={css.foot}>
      <div className={css.inside}>
        <p>
          {m['app.footer.not_a_diagnosis']()}{' '}
          <Link to={PATHS.resultsExplained}>{m['app.pages.results_explained']()}</Link>
        </p>
        <ul className={css.links}>
          <li>
            <Link to={PATHS.about}>{m['app.pages.about']()}</Link>
          </li>
          <li>
            <Link to={PATHS.privacy}>{m['app.pages.privacy']()}</Link>
          </li>
          <li>
            <Link to={PATHS.pictureCredits}>{m['app.pages.picture_credits']()}</Link>
          </li>
          <li>
            <Link to={PATHS.settings}>{m['app.pages.settings']()}</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
