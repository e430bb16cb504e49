import { Link } from 'react-router';
import css from './footer.module.css';
import { PATHS } from './paths.ts';

export function Footer() {
  return (
    <footer className={css.foot}>
      <div className={css.inside}>
        <p>
          Educational, not a diagnosis. <Link to={PATHS.resultsExplained}>What a result can and cannot tell</Link>
        </p>
        <ul className={css.links}>
          <li>
            <Link to={PATHS.about}>About Us</Link>
          </li>
          <li>
            <Link to={PATHS.privacy}>Privacy</Link>
          </li>
          <li>
            <Link to={PATHS.pictureCredits}>Picture credits</Link>
          </li>
          <li>
            <Link to={PATHS.settings}>Settings</Link>
          </li>
        </ul>
      </div>
    </footer>
  );
}
