export { classNames } from './layout.tsx';
