/** Names of everything in a deployment, in the accounts where it is. */
export interface DeployedNames {
  readonly edge: string;
  readonly origin: string;
  /** The Worker of the rooms, where they are Durable Objects. */
  readonly rooms: string;
  /** The project of the rooms on PartyKit. */
  readonly project: string;
  /** The D1 database. */
  readonly database: string;
  /** The R2 bucket. */
  readonly bucket: string;
}

/** The site itself: the names of the wrangler files and of partykit.json. */
export const SITE_NAMES: DeployedNames = {
  edge: "bongda-edge",
  origin: "bongda-origin",
  rooms: "bongda-realtime",
  project: "bongda-live",
  database: "bongda",
  bucket: "bongda-avatars",
};

/** Those of a preview: each with its name appended, so none is one of the site's. */
export const previewNames = (preview: string): DeployedNames => ({
  edge: `${SITE_NAMES.edge}-${preview}`,
  origin: `${SITE_NAMES.origin}-${preview}`,
  rooms: `${SITE_NAMES.rooms}-${preview}`,
  project: `${SITE_NAMES.project}-${preview}`,
  database: `${SITE_NAMES.database}-${preview}`,
  bucket: `${SITE_NAMES.bucket}-${preview}`,
});
