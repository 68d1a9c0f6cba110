declare module "virtual:art" {
  const sheet: string;
  export default sheet;
}
