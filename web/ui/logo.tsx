import { Link } from 'react-router';
import Mark from './art/logo.svg?react';
import css from './logo.module.css';

/** The mark and the name; leads home. */
export function Logo() {
  return (
    <Link to="/" className={css.logo} aria-label="#thembstudy, home">
      <Mark />
      <span>thembstudy</span>
    </Link>
  );
}
