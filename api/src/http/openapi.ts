import { ERROR_STATUS, type ErrorCode } from 'mf-shared/contracts/errors';
import { ERROR_TEXT } from 'mf-shared/strings';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

type Schema = z.ZodMiniType;
type Json = Record<string, unknown>;

const BODY_TYPES = {
  json: ['application/json'],
  any: ['application/json', 'multipart/form-data'],
  multipart: ['multipart/form-data'],
  form: ['application/x-www-form-urlencoded'],
} as const;

/** The OpenAPI 3.1 document of all calls, made from the schemas that check them. */
export function openApiDocument(endpoints: readonly Endpoint[], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const { spec } of endpoints) {
    const path = `/api${spec.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [spec.method]: operation(spec) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema() },
    },
  };
}

function operation(spec: Endpoint['spec']): Json {
  return {
    summary: spec.summary,
    tags: [spec.path.split('/')[1]],
    ...(spec.access === 'anyone'
      ? {}
      : { security: [{ bearer: [] }], description: `Access: ${spec.access}` }),
    parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query')],
    ...(spec.body ? { requestBody: { required: true, content: bodyContent(spec, spec.body) } } : {}),
    responses: {
      [spec.status ?? 200]: {
        description: 'Success',
        content: { [spec.answers ?? 'application/json']: { schema: jsonSchema(spec.response, 'output') } },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function bodyContent({ encoding = 'json', files = {} }: Endpoint['spec'], body: Schema): Json {
  const schema: Json = jsonSchema(body, 'input');
  const photo = { type: 'string', format: 'binary' };
  const photos = Object.entries(files).map(([name, maxItems]) => [
    name,
    maxItems > 1 ? { type: 'array', items: photo, maxItems } : photo,
  ]);
  const withPhotos = {
    ...schema,
    properties: { ...(schema.properties as Json), ...Object.fromEntries(photos) },
  };
  return Object.fromEntries(
    BODY_TYPES[encoding].map((type) => [
      type,
      { schema: type === 'multipart/form-data' ? withPhotos : schema },
    ]),
  );
}

function parameters(schema: Schema | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function errorSchema(): Json {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return {
    type: 'object',
    required: ['message', 'code'],
    properties: {
      message: { type: 'string', description: 'Turkish sentence for the person' },
      code: {
        type: 'string',
        enum: codes,
        description: codes.map((code) => `${code} (${ERROR_STATUS[code]}): ${ERROR_TEXT[code]}`).join('\n'),
      },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      about: { type: 'object', description: 'What the refusal is about, where the call says so' },
      requestId: { type: 'string' },
    },
  };
}
