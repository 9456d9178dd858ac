/** More than any phone's camera, and unpacked no more than one process can hold. */
export const maxPixels = 40_000_000
