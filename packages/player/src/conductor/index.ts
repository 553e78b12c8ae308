export { type Conductor, type ConductorParts, createConductor, type Status, type View } from './conductor.ts';
export { isOf } from './is-of.ts';
export { type PlayableKind, playableKinds } from './messages.ts';
export { createServiceClient, type ServiceCall, type ServiceClient } from './service-client.ts';
