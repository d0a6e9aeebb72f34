export type BusinessPhotoRow = { id: string; business_id: string; path: string; sort: number };
