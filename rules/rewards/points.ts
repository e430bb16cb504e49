/** Points for every finished run, whatever its score and with or without a clock. From the product specification. */
export const POINTS_PER_RUN = 10;
