export { Note } from './layout.tsx';
