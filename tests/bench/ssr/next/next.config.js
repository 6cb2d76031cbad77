/** A proxy does the compression, as for the other frameworks; this folder is the whole app. */
export default { compress: false, poweredByHeader: false, turbopack: { root: import.meta.dirname } };
