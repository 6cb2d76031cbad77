/** Compression is left to whoever stands in front, as with the others; this folder is all of the app. */
export default { compress: false, poweredByHeader: false, turbopack: { root: import.meta.dirname } };
