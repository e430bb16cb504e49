export { Row, Stack } from './layout.tsx';
