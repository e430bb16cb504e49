export { Page } from './layout.tsx';
