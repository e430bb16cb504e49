/** The path under which the build puts files of lazily loaded libraries; the file names contain their version. */
export const FIRST_USE = '/assets/at-first-use';

const TESSERACT = `${FIRST_USE}/tesseract-7.0.0`;
const PDFJS = `${FIRST_USE}/pdfjs-5.6.205`;

export const FIRST_USE_FILES = {
  photoWorker: `${TESSERACT}/worker.min.js`,
  /** The builds for processors with and without SIMD. */
  photoReaders: { simd: `${TESSERACT}/tesseract-core-simd-lstm.js`, plain: `${TESSERACT}/tesseract-core-lstm.js` },
  photoLanguages: TESSERACT,
  pdfCMaps: `${PDFJS}/cmaps/`,
  pdfFonts: `${PDFJS}/standard_fonts/`,
} as const;

/** What each kind downloads once, in MB after compression. */
export const FIRST_USE_MEGABYTES = { pdf: 0.5, photo: 4 } as const;
