import { type Call, paramNames, type Schema } from 'mf-shared/contracts/call';
import { ERROR_STATUS, type ErrorCode } from 'mf-shared/contracts/errors';
import { ERROR_TEXT } from 'mf-shared/strings';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

const BODY_TYPES = {
  json: ['application/json'],
  any: ['application/json', 'multipart/form-data'],
  multipart: ['multipart/form-data'],
  form: ['application/x-www-form-urlencoded'],
} as const;

/** The OpenAPI 3.1 document of all calls, made from the schemas that check them. */
export function openApiDocument(calls: readonly Call[], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/api${call.path.replace(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method]: operation(call) };
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

function operation(call: Call): Json {
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(call.access === 'anyone'
      ? {}
      : { security: [{ bearer: [] }], description: `Access: ${call.access}` }),
    parameters: [...ofPath(call), ...parameters(call.query, 'query')],
    ...(call.body ? { requestBody: { required: true, content: bodyContent(call, call.body) } } : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Success',
        content: { [call.mediaType ?? 'application/json']: { schema: jsonSchema(call.answer, 'output') } },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function bodyContent({ encoding = 'json', files = {} }: Call, body: Schema): Json {
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

const ofPath = ({ path, params }: Call): Json[] =>
  params
    ? parameters(params, 'path')
    : paramNames(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

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
