/** As much of Web Bluetooth as a board needs; TypeScript doesn't know it, as only Chrome and Edge do. */
export interface Characteristic extends EventTarget {
  properties: { notify: boolean };
  value?: DataView;
  startNotifications(): Promise<unknown>;
}

export interface BluetoothDevice extends EventTarget {
  gatt?: {
    connect(): Promise<{
      getPrimaryService(id: string): Promise<{ getCharacteristics(): Promise<Characteristic[]> }>;
    }>;
    disconnect(): void;
  };
}

export interface Bluetooth {
  requestDevice(options: {
    filters: ({ services: string[] } | { namePrefix: string })[];
    optionalServices: string[];
  }): Promise<BluetoothDevice>;
}

/** null where the browser has none. */
export const bluetoothOf = (browser: object): Bluetooth | null =>
  (browser as { bluetooth?: Bluetooth }).bluetooth ?? null;
