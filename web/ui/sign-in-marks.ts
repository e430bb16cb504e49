// The marks of the sign-in ways, from Phosphor Icons.
export { default as AppleMark } from '@phosphor-icons/core/assets/fill/apple-logo-fill.svg?icon';
export { default as FacebookMark } from '@phosphor-icons/core/assets/fill/facebook-logo-fill.svg?icon';
export { default as GithubMark } from '@phosphor-icons/core/assets/fill/github-logo-fill.svg?icon';
export { default as GoogleMark } from '@phosphor-icons/core/assets/fill/google-logo-fill.svg?icon';
