import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  District,
  DistrictsQuery,
  FoundHour,
  HourSearch,
  HoursInstead,
  Place,
  PlacesQuery,
  VenueOnMap,
} from '../hours.ts';

export const searchHours = call({
  method: 'get',
  path: '/hours',
  summary: 'Free hours of all venues of a place that fit',
  access: 'anyone',
  query: HourSearch,
  answer: z.array(FoundHour),
  returns: 'page',
});

export const hoursOnMap = call({
  method: 'get',
  path: '/hours/map',
  summary: 'Venues with free hours that fit, for a map',
  access: 'anyone',
  query: HourSearch,
  answer: z.array(VenueOnMap),
});

export const hoursInstead = call({
  method: 'get',
  path: '/hours/instead',
  summary: 'What comes close to a search that finds nothing, and taken hours that fit',
  access: 'anyone',
  query: HourSearch,
  answer: HoursInstead,
});

export const districtsWithVenues = call({
  method: 'get',
  path: '/hours/districts',
  summary: 'Districts of a province that have venues',
  access: 'anyone',
  query: DistrictsQuery,
  answer: z.array(District),
});

export const findPlaces = call({
  method: 'get',
  path: '/hours/places',
  summary: 'Provinces, districts and venues that a typed text may mean',
  access: 'anyone',
  query: PlacesQuery,
  answer: z.array(Place),
});
