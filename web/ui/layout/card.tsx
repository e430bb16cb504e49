export { Card } from './layout.tsx';
