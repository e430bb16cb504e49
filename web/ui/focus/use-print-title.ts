import { useEffect } from 'react';

/** Gives the page another title while it is printed: browsers name the PDF file after it. */
export function usePrintTitle(title: string): void {
  useEffect(() => {
    let shown = document.title;
    const begin = () => {
      shown = document.title;
      document.title = title;
    };
    const end = () => {
      document.title = shown;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
}
