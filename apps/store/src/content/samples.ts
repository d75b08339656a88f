/** A sample product of the specification: a fixed text for its price, a category in lower case (ENT-16 to ENT-20). */
export interface SampleProduct {
  id: string;
  image: string;
  tag: "Hot Sale" | "NEW" | "10% OFF" | "";
  price: string;
  name: string;
  category: "sarees" | "kurtis";
}
