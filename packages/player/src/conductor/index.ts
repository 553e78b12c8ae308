export { type Conductor, createConductor } from './conductor.ts';
export { type Controls, createControls } from './controls.ts';
export { playsItem } from './plays-item.ts';
export type { PlayableKind } from './service/messages.ts';
export { createServiceClient, type ServiceCall, type ServiceClient } from './service/service-client.ts';
export type { Repeat, View } from './view.ts';
