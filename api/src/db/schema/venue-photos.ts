export type VenuePhotoRow = { id: string; venue_id: string; path: string; sort: number };
