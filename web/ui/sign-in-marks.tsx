import Apple from '@phosphor-icons/core/assets/fill/apple-logo-fill.svg?react';
import Facebook from '@phosphor-icons/core/assets/fill/facebook-logo-fill.svg?react';
import Github from '@phosphor-icons/core/assets/fill/github-logo-fill.svg?react';
import Google from '@phosphor-icons/core/assets/fill/google-logo-fill.svg?react';
import { icon } from './icon.tsx';

export const AppleMark = icon(Apple);
export const FacebookMark = icon(Facebook);
export const GithubMark = icon(Github);
export const GoogleMark = icon(Google);
